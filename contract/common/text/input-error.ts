import { declareMessage, translateMessage, type PlaceholderNames } from '../copy.ts';

type Value = string | number;
type Values<Message extends string> = [PlaceholderNames<Message>] extends [never]
  ? []
  : [values: { readonly [Name in PlaceholderNames<Message>]: Value }];

/** A message about an invalid input, in the form that schemas accept: they call `error` when they refuse the input. */
export interface InputError {
  readonly error: () => string;
}

const room = 'input';

/** Returns a declared message in the reader's language. `{field}` is the name of a field and is translated as well. */
const read = (message: string, values: Readonly<Record<string, Value>> = {}): string =>
  translateMessage(
    room,
    message,
    typeof values['field'] === 'string' ? { ...values, field: translateMessage(room, values['field']) } : values,
  );

/**
 * Declares a message about an invalid input beside the rule that it explains. Its English text is its ID in the
 * catalogue. Declare it when the module loads, not inside a function: the extractor finds only what has been declared.
 */
export const inputError = <const Message extends string>(
  message: Message,
  ...[values]: Values<Message>
): InputError => {
  declareMessage(room, message);
  const given: Readonly<Record<string, Value>> = values ?? {};
  if (typeof given['field'] === 'string') declareMessage(room, given['field']);
  return { error: () => read(message, given) };
};

/** Returns one message for a missing value and another for a value of the wrong kind, for `z.number` and the like. */
export const missingOrInvalid = (missing: InputError, invalid?: InputError) => ({
  error: ({ input }: { readonly input?: unknown }): string | undefined =>
    input === undefined || input === null ? missing.error() : invalid?.error(),
});

/** Declares a message whose values are known only when an input is refused. Returns the function that writes it. */
export const inputMessage = <const Message extends string>(
  message: Message,
): ((values: { readonly [Name in PlaceholderNames<Message>]: Value }) => string) => {
  declareMessage(room, message);
  return (values) => read(message, values);
};
