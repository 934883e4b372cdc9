import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Config } from '#server/platform/config/config.ts';
import { redactFields, redactText } from './redact.ts';

export type Log = Logger;

/** Creates a stream that prints short lines for human readers: time, level, message and fields. */
const readable = (): DestinationStream =>
  PinoPretty({
    colorize: process.stdout.isTTY,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    singleLine: true,
    sync: true,
  });

/**
 * Creates the log. Personal data and secrets are removed from every line before it is written. Lines are JSON in
 * production, otherwise human-readable.
 */
export const createLog = (config: Pick<Config, 'mode' | 'logLevel'>, destination?: DestinationStream): Log => {
  const log = pino(
    {
      level: config.logLevel,
      ...(config.mode === 'production' ? {} : { base: null }),
      formatters: {
        level: (label) => ({ level: label }),
        log: redactFields,
      },
      hooks: {
        logMethod(args, method) {
          // If an error is the only argument, pino uses its message as the line's text, which would not be redacted as
          // fields are.
          const [first] = args as unknown[];
          const all: unknown[] = args.length === 1 && first instanceof Error ? [first, first.message] : args;
          const words = all.map((part) => (typeof part === 'string' ? redactText(part) : part));
          Reflect.apply(method, this, words);
        },
      },
    },
    destination ?? (config.mode === 'production' ? pino.destination({ sync: false }) : readable()),
  );
  // A child's bindings bypass the formatters, so they are redacted here. Children of children inherit this method.
  const makeChild = log.child;
  log.child = new Proxy(makeChild, {
    apply: (target, parent: unknown, [bindings, ...rest]: [object, ...unknown[]]) =>
      Reflect.apply(target, parent, [redactFields(bindings), ...rest] as Parameters<typeof makeChild>),
  });
  return log;
};
