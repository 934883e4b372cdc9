import type { Option } from '#web/ui/form/option.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the options whose label contains the text, ignoring accents and case. If the text is empty, returns all
 * options.
 */
export const filterOptions = (options: readonly Option[], typed: string): readonly Option[] => {
  const wanted = plain(typed.trim());
  return wanted === '' ? options : options.filter(({ label }) => plain(label).includes(wanted));
};

/**
 * Returns the index that an arrow key moves to. It wraps around; if no option is highlighted, it starts at the first or
 * the last.
 */
export const stepIndex = (at: number, step: number, count: number): number => {
  if (count === 0) return -1;
  if (at < 0) return step > 0 ? 0 : count - 1;
  return (at + step + count) % count;
};
