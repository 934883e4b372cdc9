import { i18n } from '@lingui/core';
import { compile } from './messages.ts';

type Value = string | number;
type Message = { id: string; message: string };

/** The names in braces of a message: 'Total {count} records' asks for `count`. Cases of a plural are no names. */
type NameIn<Piece extends string> = Piece extends `${infer Name},${string}` ? Name : Piece;
type Names<Message extends string> = Message extends `${string}{${infer Piece}}${infer Rest}`
  ? (NameIn<Piece> extends `${string}${' ' | '#' | '{'}${string}` | '' ? never : NameIn<Piece>) | Names<Rest>
  : never;

export type Copy<Table extends Record<string, string>> = {
  readonly [Key in keyof Table]: Table[Key] extends `${string}{${string}`
    ? (values: { [Name in Names<Table[Key]>]: Value }) => string
    : string;
};

const messages = new WeakMap<object, readonly Message[]>();

i18n.setMessagesCompiler(compile);
i18n.loadAndActivate({ locale: 'en', messages: {} });

/**
 * The words of a room. `words.title` is a text; `words.total({ count })` is one with values in it (ICU, with plurals).
 * The English text stands here; another language brings a catalogue with the ids `room.key`.
 */
export const defineCopy = <const Table extends Record<string, string>>(room: string, table: Table): Copy<Table> => {
  const words = {};
  messages.set(
    words,
    Object.entries(table).map(([key, message]) => ({ id: `${room}.${key}`, message })),
  );
  for (const [key, message] of Object.entries(table)) {
    const id = `${room}.${key}`;
    Object.defineProperty(
      words,
      key,
      message.includes('{')
        ? { enumerable: true, value: (values: Record<string, Value>) => i18n._(id, values, { message }) }
        : { enumerable: true, get: () => i18n._(id, undefined, { message }) },
    );
  }
  return words as Copy<Table>;
};

/** The messages behind a room's words, for the extractor of catalogues and for checks; none behind anything else. */
export const messagesOf = (words: unknown): readonly Message[] =>
  typeof words === 'object' && words !== null ? (messages.get(words) ?? []) : [];
