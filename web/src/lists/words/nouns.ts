/** Sentences that name the list: each kind of list has them in its own words. */
export type NounKey =
  | 'list.title'
  | 'list.mine'
  | 'list.mine.none'
  | 'list.ready'
  | 'list.ready.help'
  | 'list.new'
  | 'list.all'
  | 'list.cards'
  | 'list.name'
  | 'list.copyIt'
  | 'list.shared'
  | 'list.import.help'
  | 'list.share.help'
  | 'list.share.unsaved';
