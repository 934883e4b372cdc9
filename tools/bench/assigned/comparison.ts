import type { Operation } from '#contract/common/operation.ts';

/** A read's CPU time in the database, as the owner and as a user who sees only assigned work. */
export interface ReadComparison {
  readonly operation: Operation;
  readonly ownerMs: number;
  readonly assignedMs: number;
  /** The reason why the read could not be compared. */
  readonly failure: string | undefined;
}

/**
 * The limit for a user who sees only assigned work: a read may cost this many times as much as for the owner, unless
 * its cost is negligible.
 */
const bar = { times: 2, unnoticedMs: 1 };

const isOverBar = ({ ownerMs, assignedMs }: ReadComparison): boolean =>
  assignedMs > ownerMs * bar.times && assignedMs - ownerMs > bar.unnoticedMs;

/** Prints the comparison, most expensive first, and returns how many reads exceed the limit. */
export const printComparison = (compared: readonly ReadComparison[]): number => {
  const measured = compared.filter(({ failure }) => failure === undefined);
  const ratio = ({ ownerMs, assignedMs }: ReadComparison): number => assignedMs / ownerMs;
  process.stdout.write(
    `\nReads as a user who sees only assigned work, ms of CPU in the database (bar ${String(bar.times)} times the owner, or ${String(bar.unnoticedMs)} ms more)\n${''.padEnd(36)}    owner  assigned  times\n`,
  );
  for (const one of measured.toSorted((a, b) => ratio(b) - ratio(a))) {
    const figures = `${one.ownerMs.toFixed(2).padStart(9)} ${one.assignedMs.toFixed(2).padStart(9)} ${ratio(one).toFixed(1).padStart(6)}`;
    process.stdout.write(`${one.operation.name.padEnd(36)}${figures}   ${isOverBar(one) ? 'OVER' : 'within'}\n`);
  }
  for (const { operation, failure } of compared.filter((one) => one.failure !== undefined)) {
    process.stdout.write(`${operation.name.padEnd(36)} not for this user: ${String(failure).slice(0, 80)}\n`);
  }
  return measured.filter(isOverBar).length;
};
