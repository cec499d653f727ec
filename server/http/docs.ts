import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../house.ts';
import { fromServer } from './replies.ts';
import { fromClient } from './schemas.ts';

interface Operation {
  tags?: string[];
  summary?: string;
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
}

const LOOK = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
section { border-top: 1px solid; padding-block: 0.5rem; }
h2 { font-size: 1.1rem; }
code, pre { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
pre { overflow-x: auto; }
`;

/** What the server can be asked, for machines (OpenAPI) and as a plain page for people. */
export function docsRoutes(app: App): void {
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs/live.json', { schema: { hide: true } }, async () => liveSchemas);
  app.get('/api/docs/look.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(LOOK),
  );
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger())),
  );
}

/** The schemas with a name, without those forms of them that only what comes in would have. */
export const describedSchemas: typeof jsonSchemaTransformObject = (document) => {
  const described = jsonSchemaTransformObject(document);
  const { schemas = {} } = (described as Description).components ?? {};
  const used = Object.entries(schemas).filter(([name]) => !/Input$|^__/.test(name));
  return Object.assign(described, { components: { schemas: Object.fromEntries(used) } });
};

/** What is said over the WebSocket, as JSON Schema. */
const liveSchemas = {
  fromClient: z.toJSONSchema(fromClient, { io: 'input' }),
  fromServer: z.toJSONSchema(fromServer),
};

interface Description {
  paths?: object;
  components?: { schemas?: object };
}

function docsPage({ paths = {}, components }: Description): string {
  const sections = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => section(path, method, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Small Council: API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/look.css">
</head>
<body>
<main>
<h1>Small Council: API</h1>
<p>The same for machines: <a href="/api/docs/openapi.json">openapi.json</a>. What is said over the
WebSocket is in <a href="/api/docs/live.json">live.json</a>, and how to write a client is told in
docs/protocol.md.</p>
${sections.join('\n')}
<section>
<h2>Schemas</h2>
${shown(components?.schemas ?? {})}
</section>
</main>
</body>
</html>
`;
}

function section(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: where, required, schema }) =>
      `<li><code>${escaped(name)}</code> (${escaped(where)}${required ? ', required' : ''}): <code>${escaped(JSON.stringify(schema))}</code></li>`,
  );
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const reply = operation.responses?.['200']?.content?.['application/json']?.schema;
  return `<section>
<h2><code>${escaped(method.toUpperCase())} ${escaped(path)}</code></h2>
<p>${escaped(operation.summary ?? '')}</p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${body ? `<p>Takes</p>${shown(body)}` : ''}
${reply ? `<p>Replies</p>${shown(reply)}` : ''}
</section>`;
}

const shown = (schema: unknown): string => `<pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
