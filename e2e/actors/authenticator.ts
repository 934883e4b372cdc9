import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const stepMs = 30_000;

/** Waits until an app's codes won't change for some seconds, so that no code expires while it is being typed. */
export const waitForSteadyCodes = async (): Promise<void> => {
  const leftMs = stepMs - (Date.now() % stepMs);
  if (leftMs < 8000) await delay(leftMs);
};

/**
 * Returns the code that an authenticator app shows for a key now, or the given number of half-minute steps from now.
 */
export const totpCodeOf = (key: string, steps = 0): string => {
  const bits = [...key.replaceAll(' ', '')].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + steps));
  const mac = createHmac('sha1', bytes).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};
