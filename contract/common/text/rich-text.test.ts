import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText, visibleLength } from './rich-text.ts';

test('tags and spaces do not count, characters do', () => {
  expect(visibleLength('<p>We place <strong>nurses</strong>.</p><p> </p>')).toBe(14);
  expect(visibleLength('<p></p>')).toBe(0);
  expect(visibleLength('<p>&nbsp; &#160;\u200b</p>')).toBe(0);
  expect(visibleLength('')).toBe(0);
});

test('an entity is one character, and so is one beyond the basic multilingual plane', () => {
  expect(visibleLength('<p>R&amp;D &lt;3 &#128640; 🚀</p>')).toBe(7);
});

test('a bracket in the value of an attribute does not end its tag', () => {
  expect(visibleLength('<a href="https://a.example/?x=1>2">site</a>')).toBe(4);
});

test('the length is that of the text, whatever tags surround it', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  const tag = fc.constantFrom('p', 'strong', 'em', 'li');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, tag), { maxLength: 20 }), (parts) => {
      const html = parts.map(([text, name]) => `<${name}>${text}</${name}>`).join(' ');
      expect(visibleLength(html)).toBe(parts.reduce((sum, [text]) => sum + text.length, 0));
    }),
  );
});

test('the words of a rich text are separated at its paragraphs', () => {
  expect(plainText('<p>One</p><p>Two &amp; <em>three</em></p>')).toBe('One Two & three');
});
