import type { Option } from '#web/ui/form/option.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The options that have what was typed in their label, whatever its accents and capitals; all where nothing was. */
export const filterOptions = (options: readonly Option[], typed: string): readonly Option[] => {
  const wanted = plain(typed.trim());
  return wanted === '' ? options : options.filter(({ label }) => plain(label).includes(wanted));
};

/** Where an arrow leads from: round at the ends, and from nowhere to the first or the last. */
export const stepIndex = (at: number, step: number, count: number): number => {
  if (count === 0) return -1;
  if (at < 0) return step > 0 ? 0 : count - 1;
  return (at + step + count) % count;
};
