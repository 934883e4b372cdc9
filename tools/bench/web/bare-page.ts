import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** So much a route may take of scripts, in thousands of bytes. */
const scriptKb = 170;
const path = '/bare';
const port = 21378;

/** A page of nothing but what the bar of scripts allows, a session and an answer asked for with it, and a line of text. */
const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
<link rel="icon" href="data:,"><script type="module" src="${path}.js"></script></html>`;
const show = `const line = document.createElement('h1'); line.textContent = 'Registered Nurse, closes on Friday';
fetch('${path}.json').then((session) => session.text()).then(() => fetch('${path}.json')).then((answer) => answer.text())
  .then(() => document.body.append(line));`;
// Letters that nothing makes smaller, in a comment, which costs the processor nothing.
const script = `/*${randomBytes((scriptKb * 1000 - show.length) * 0.75).toString('base64')}*/${show}`;

/** What a visit of a route with an empty cache cannot be quicker than, however little it does: where it is, and its server. */
export const startBarePage = async (): Promise<{ origin: string; path: string; server: Server }> => {
  const server = createServer(({ url }, response) => {
    const [type, body] = url?.endsWith('.js')
      ? ['text/javascript', script]
      : url?.endsWith('.json')
        ? ['application/json', '{}']
        : ['text/html', page];
    response.setHeader('content-type', type).end(body);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://localhost:${String(port)}`, path, server };
};
