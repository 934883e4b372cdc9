/** The state of the sources that a release is built from. */
export interface SourcesState {
  /** The newest commit; undefined without git. */
  readonly commit: string | undefined;
  /** Whether a file differs from that commit. */
  readonly isChanged: boolean;
  readonly builtAt: Date;
}

/**
 * Returns the version of a release: the number in package.json and, as build metadata, the commit. Operators and the
 * version stamp of a database can thus distinguish two releases with the same number. If the sources have changed since
 * the commit, or the commit is unknown, the time is added.
 */
export const releaseVersion = (number: string, { commit, isChanged, builtAt }: SourcesState): string => {
  const time = builtAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const build = [commit, commit === undefined || isChanged ? time : undefined];
  return `${number}+${build.filter((part) => part !== undefined).join('.')}`;
};
