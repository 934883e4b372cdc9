interface Described {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: object; description?: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

const safe = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`).replace(/`([^`]+)`/g, '<code>$1</code>');

const schemaBlock = (title: string, schema: object): string =>
  `<details><summary>${safe(title)}</summary><pre tabindex="0">${safe(JSON.stringify(schema, null, 2))}</pre></details>`;

const kindOf = (schema: object): string => ('type' in schema ? String(schema.type) : 'value');

const parameters = (call: Described): string =>
  call.parameters.length === 0
    ? ''
    : `<table><thead><tr><th>Name</th><th>In</th><th>Kind</th><th></th></tr></thead><tbody>${call.parameters
        .map(
          (one) =>
            `<tr><td><code>${safe(one.name)}</code></td><td>${safe(one.in)}</td><td>${safe(kindOf(one.schema))}</td><td>${
              one.required ? 'required' : ''
            } ${safe(one.description ?? '')}</td></tr>`,
        )
        .join('')}</tbody></table>`;

const answers = (call: Described): string =>
  `<dl>${Object.entries(call.responses)
    .map(([status, answer]) => {
      const body = Object.values(answer.content ?? {})[0];
      const schema = body && !('$ref' in body.schema) ? schemaBlock('Shape', body.schema) : '';
      return `<dt>${safe(status)}</dt><dd>${safe(answer.description).replace(/\n\n/g, '<br>')}${schema}</dd>`;
    })
    .join('')}</dl>`;

const section = (path: string, method: string, call: Described): string => {
  const body = Object.entries(call.requestBody?.content ?? {})
    .map(([type, content]) => schemaBlock(`Body, ${type}`, content.schema))
    .join('');
  return `<article id="${safe(call.operationId)}"><h3><b>${safe(method.toUpperCase())}</b> <code>${safe(path)}</code></h3>
    <p>${safe(call.summary)} <small>${safe(call.description)}</small></p>${parameters(call)}${body}${answers(call)}</article>`;
};

/** Renders the page at /api/docs, which shows the OpenAPI document in readable form without a script. */
export const renderDocsPage = (document: Record<string, unknown>): string => {
  const calls = Object.entries(document.paths as Record<string, Record<string, Described>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  const tags = [...new Set(calls.map(({ call }) => call.tags[0] ?? ''))];
  const index = tags.map((tag) => `<li><a href="#tag-${safe(tag)}">${safe(tag)}</a></li>`).join('');
  const rooms = tags
    .map(
      (tag) =>
        `<section id="tag-${safe(tag)}"><h2>${safe(tag)}</h2>${calls
          .filter(({ call }) => call.tags[0] === tag)
          .map(({ path, method, call }) => section(path, method, call))
          .join('')}</section>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Rolecall API</title><link rel="stylesheet" href="/api/docs.css"></head><body>
    <header><h1>Rolecall API</h1><p>${String(calls.length)} calls. The same as a document for programs:
    <a href="/api/openapi.json">openapi.json</a>. Sign in with a bearer token; every write accepts an
    <code>Idempotency-Key</code>.</p></header><nav aria-label="Rooms"><ul>${index}</ul></nav><main>${rooms}</main></body></html>`;
};

export const docsStyle = `:root{color-scheme:light dark}
body{margin:0 auto;padding:24px;max-width:960px;font:14px/20px Inter,system-ui,sans-serif;background:Canvas;color:CanvasText}
h1{font-size:28px;line-height:36px;margin:0}h2{font-size:20px;line-height:28px;margin:32px 0 8px;text-transform:capitalize}
h3{font-size:14px;margin:0}small{opacity:.8}a{color:LinkText}code,pre{font:13px/18px ui-monospace,monospace}
nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;padding:0;list-style:none}h3 code{overflow-wrap:anywhere}
article{padding:16px 0;border-top:1px solid color-mix(in srgb,CanvasText 15%,transparent)}p{margin:4px 0 8px}
table{border-collapse:collapse;width:100%;table-layout:fixed}th,td{text-align:start;padding:4px 8px 4px 0;vertical-align:top;overflow-wrap:anywhere}
th{font-weight:500;opacity:.8}dl{display:grid;grid-template-columns:64px minmax(0,1fr);gap:4px 8px;margin:8px 0 0}dd{margin:0;overflow-wrap:anywhere}
pre{overflow:auto;max-height:420px;padding:12px;border-radius:8px;background:color-mix(in srgb,CanvasText 6%,transparent)}summary{cursor:pointer;padding:2px 0}`;
