import { expect, test } from 'vitest';
import { completeMention, mentionsName, splitMentions, mentionAtCaret } from './mention-text.ts';

test('a mention is typed after an @ that begins a word, with up to two words', () => {
  expect(mentionAtCaret('Ask @', 5)).toEqual({ at: 4, typed: '' });
  expect(mentionAtCaret('@Ma', 3)).toEqual({ at: 0, typed: 'Ma' });
  expect(mentionAtCaret('Ask (@Mara El', 13)).toEqual({ at: 5, typed: 'Mara El' });
  expect(mentionAtCaret('Ask @Mara about it', 9)).toEqual({ at: 4, typed: 'Mara' });
  expect(mentionAtCaret('Ask @Mara about it', 18)).toBeUndefined();
  expect(mentionAtCaret('mara@harbour.example', 12)).toBeUndefined();
});

test('choosing a name replaces what was typed, and the caret follows it', () => {
  const typed = { at: 4, typed: 'ma' };
  expect(completeMention('Ask @ma about it', 7, typed, 'Mara Ellingsen')).toEqual({
    text: 'Ask @Mara Ellingsen about it',
    caret: 20,
  });
});

test('a text is split at the names that it mentions, the longer name first', () => {
  expect(splitMentions('See it', [])).toEqual(['See it']);
  expect(splitMentions('@Al and @Al (Jr.) agree', ['Al', 'Al (Jr.)'])).toEqual([
    '',
    '@Al',
    ' and ',
    '@Al (Jr.)',
    ' agree',
  ]);
  expect(mentionsName('Ask @Mara Ellingsen.', 'Mara Ellingsen')).toBe(true);
  expect(mentionsName('Ask Mara Ellingsen.', 'Mara Ellingsen')).toBe(false);
});
