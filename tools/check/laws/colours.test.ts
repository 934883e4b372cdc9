import { expect, test } from 'vitest';
import { namedColours } from './colours.ts';
import { runRule } from './samples.ts';

const says = (colour: string): string =>
  `[colours]  the colour ${colour} is hard-coded. Define colours only in web/ui/tokens.css: use var(--…), or add a token.`;

test('colours are allowed only in the tokens', async () => {
  expect(
    await runRule(namedColours, {
      'web/ui/tokens.css': ':root { --ink: #123456; }',
      'web/ui/button/button.module.css':
        '.a:hover {\n  color: #FFF;\n  background: rgb(0 0 0 / 50%);\n  border: 1px solid red;\n}',
      'web/board/parts/bar.tsx': "export const Bar = () => <i style={{ color: '#abcdef', fill: 'oklch(50% 0 0)' }} />;",
    }),
  ).toEqual([
    `web/ui/button/button.module.css:2  ${says('#FFF')}`,
    `web/ui/button/button.module.css:3  ${says('rgb(')}`,
    `web/ui/button/button.module.css:4  ${says('red')}`,
    `web/board/parts/bar.tsx:1  ${says('#abcdef')}`,
    `web/board/parts/bar.tsx:1  ${says('oklch(50% 0 0)')}`,
  ]);
});

test('names that only look like colours are ignored', async () => {
  expect(
    await runRule(namedColours, {
      'web/ui/a.module.css':
        '/* red #fff */\n#add { white-space: nowrap; color: var(--red); mask: url(#abc); transition: white-space 1s; }\n@media (width < 20px) { .black:focus { color: inherit; content: "#fff"; } }',
      'web/board/parts/b.tsx': "export const id = '#board'; export const words = 'a red thing, #abc of the list';",
    }),
  ).toEqual([]);
});
