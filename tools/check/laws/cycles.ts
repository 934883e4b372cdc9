import type { Finding, ArchitectureRule } from '../finding.ts';
import { codeLocation } from '../architecture.ts';
import type { SourceTree } from '../source-tree.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the cycles in a graph (its strongly connected components with more than one node), by Tarjan's algorithm. */
const findCycles = (graph: Graph): string[][] => {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const circles: string[][] = [];

  const visit = (node: string): void => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node) ?? own, low.get(next) ?? own));
      } else if (onStack.has(next)) {
        low.set(node, Math.min(low.get(node) ?? own, index.get(next) ?? own));
      }
    }
    if (low.get(node) !== own) return;
    const circle = stack.splice(stack.indexOf(node));
    for (const each of circle) onStack.delete(each);
    if (circle.length > 1 || graph.get(node)?.has(node) === true) circles.push(circle);
  };

  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return circles;
};

/** Returns a path around the cycle, from its first node back to itself. */
const wayRound = (graph: Graph, circle: readonly string[]): string[] => {
  const inside = new Set(circle);
  const start = circle.toSorted()[0] ?? '';
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const way = [start];
        for (let at: string | undefined = node; at !== undefined && at !== start; at = cameFrom.get(at))
          way.unshift(at);
        return way[0] === start ? way : [start, ...way];
      }
      if (!inside.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return [start];
};

/** Returns the imports between files, including those of types. */
const fileGraph = ({ files }: SourceTree): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const { path, facts } of files.values()) {
    const imported = new Set<string>();
    for (const { target } of facts?.imports ?? []) {
      if (target !== undefined && files.has(target)) imported.add(target);
    }
    graph.set(path, imported);
  }
  return graph;
};

/**
 * Returns the imports between a floor's rooms, including types. Tests don't count, because they may import other rooms.
 */
const roomGraph = ({ files }: SourceTree, floor: string): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const { path, facts } of files.values()) {
    const from = codeLocation(path);
    if (from.floor !== floor || from.room === undefined || from.isTest) continue;
    const targets = graph.get(from.room) ?? new Set<string>();
    graph.set(from.room, targets);
    for (const { target } of facts?.imports ?? []) {
      const to = target === undefined ? undefined : codeLocation(target);
      if (to?.floor === floor && to.room !== undefined && to.room !== from.room) targets.add(to.room);
    }
  }
  return graph;
};

export const noImportCycles: ArchitectureRule = {
  name: 'cycles',
  find: (house) => {
    const ofFiles = fileGraph(house);
    const findings: Finding[] = findCycles(ofFiles).map((circle) => {
      const way = wayRound(ofFiles, circle);
      return {
        file: way[0] ?? '',
        says: `these files import each other: ${way.join(' -> ')}. Move the shared code into a file below both.`,
      };
    });
    for (const floor of ['contract', 'server', 'web']) {
      const ofRooms = roomGraph(house, floor);
      for (const circle of findCycles(ofRooms)) {
        const way = wayRound(ofRooms, circle);
        findings.push({
          file: `${floor}/${way[0] ?? ''}`,
          says: `these rooms import each other: ${way.join(' -> ')}. Let one of them notify the other with an event.`,
        });
      }
    }
    return findings;
  },
};
