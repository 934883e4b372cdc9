import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Patterns of the slowest files, slowest first. If one of them started last, it would keep a single worker busy at the
 * end.
 */
const longest: readonly RegExp[] = [
  /^server\/market-model\.test/,
  /^server\/(candidates|engagements|identity|profile)\/routes\.operations\.test/,
  /^server\/queries\.test/,
  /^server\/[^/]+\/routes\.operations\.test/,
  /^server\/[^/]+\.test/,
  /^tools\//,
];

/** Returns the position of a file in the run: the index of its pattern; files without a pattern come last. */
export const positionInRun = (path: string): number => {
  const place = longest.findIndex((pattern) => pattern.test(path));
  return place === -1 ? longest.length : place;
};

/** Starts the longest files first, since a fresh checkout has no timings from an earlier run to sort by. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const root = `${this.ctx.config.root}/`;
    const place = ({ moduleId }: TestSpecification): number => positionInRun(moduleId.replace(root, ''));
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
