import type { I18n } from '@lingui/core';

type CompiledMessage = ReturnType<Parameters<I18n['setMessagesCompiler']>[0]>;
type Token = Exclude<CompiledMessage, string>[number];

/**
 * Compiles the subset of ICU that our copy uses ({name}, plural, selectordinal, select, #) into Lingui's tokens.
 * Lingui's own compiler covers all of ICU and would be the largest module of the sign-in page.
 */
export const compileIcuMessage = (message: string): CompiledMessage => {
  const reader = { text: message, at: 0 };
  const tokens = readTokens(reader, false);
  if (reader.at < message.length) throw new Error(`A brace too many in: ${message}`);
  return tokens;
};

type Reader = { text: string; at: number };

const readTokens = (reader: Reader, inPlural: boolean): CompiledMessage => {
  const tokens: Token[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') tokens.push(text);
    text = '';
  };
  while (reader.at < reader.text.length && reader.text[reader.at] !== '}') {
    const char = reader.text.charAt(reader.at);
    if (char === '{') {
      flush();
      tokens.push(readArgument(reader) as Token);
    } else if (char === '#' && inPlural) {
      flush();
      tokens.push('#');
      reader.at += 1;
    } else {
      text += char;
      reader.at += 1;
    }
  }
  flush();
  return tokens;
};

const readArgument = (reader: Reader): readonly unknown[] => {
  reader.at += 1;
  const name = readWord(reader);
  if (take(reader, '}')) return [name];
  expect(reader, ',');
  const type = readWord(reader);
  if (!['plural', 'selectordinal', 'select'].includes(type)) throw new Error(`No "${type}" in: ${reader.text}`);
  expect(reader, ',');
  const cases: Record<string, CompiledMessage> = {};
  while (!take(reader, '}')) {
    const key = readWord(reader).replace(/^=/, '');
    expect(reader, '{');
    cases[key] = readTokens(reader, type !== 'select');
    expect(reader, '}');
  }
  if (!cases['other']) throw new Error(`No case "other" in: ${reader.text}`);
  return [name, type, cases];
};

const skipSpace = (reader: Reader): void => {
  while (/\s/.test(reader.text.charAt(reader.at))) reader.at += 1;
};

const readWord = (reader: Reader): string => {
  skipSpace(reader);
  const word = /^[=\w]+/.exec(reader.text.slice(reader.at))?.[0];
  if (word === undefined) throw new Error(`A name is missing at ${reader.at} in: ${reader.text}`);
  reader.at += word.length;
  skipSpace(reader);
  return word;
};

const take = (reader: Reader, char: string): boolean => {
  skipSpace(reader);
  if (reader.text[reader.at] !== char) return false;
  reader.at += 1;
  return true;
};

const expect = (reader: Reader, char: string): void => {
  if (!take(reader, char)) throw new Error(`"${char}" is missing at ${reader.at} in: ${reader.text}`);
};
