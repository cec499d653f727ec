export { Api, type ApiOptions, Refused, type TableWish } from './api.ts';
export { apply, type Change, diff } from './changes.ts';
export { Connection, type ConnectionOptions, type Socket } from './connection.ts';
export { CRESTS, type Crest } from './crests.ts';
export { MatchFeed } from './feed.ts';
export type * from './protocol.ts';
