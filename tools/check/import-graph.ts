import type { SourceTree } from './source-tree.ts';

/** The files that each file of the repository imports, or that import it. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const add = (graph: Map<string, Set<string>>, from: string, to: string): void => {
  const all = graph.get(from) ?? new Set();
  graph.set(from, all.add(to));
};

const edgesOf = ({ files }: SourceTree): (readonly [from: string, to: string])[] =>
  [...files.values()].flatMap(({ path, facts }) =>
    (facts?.imports ?? []).flatMap(({ target }) => (target === undefined ? [] : [[path, target] as const])),
  );

export const importsOf = (house: SourceTree): ImportGraph => {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edgesOf(house)) add(graph, from, to);
  return graph;
};

export const importersOf = (house: SourceTree): ImportGraph => {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edgesOf(house)) add(graph, to, from);
  return graph;
};

/**
 * Returns all files reachable from the given ones, which are included. The search does not continue beyond files that
 * `passesThrough` excludes.
 */
export const reachedFrom = (
  graph: ImportGraph,
  first: Iterable<string>,
  passesThrough: (path: string) => boolean,
): ReadonlySet<string> => {
  const begun = new Set(first);
  const reached = new Set(begun);
  const queue = [...begun];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (!begun.has(path) && !passesThrough(path)) continue;
    for (const next of graph.get(path) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      queue.push(next);
    }
  }
  return reached;
};
