import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { UnreadableReason } from '#contract/common/text/unreadable.ts';
import { isUnreadable, type ParseResponse, type ParseResults, type ParseTask, type Unreadable } from './protocol.ts';

/** The limits on parsing one file. An ordinary CV takes a fifth of a second and 120 MB. */
export interface ParserLimits {
  /**
   * The maximum CPU time. Unlike `maxMs` it does not depend on how busy the machine is, but it only applies where the
   * system reports CPU time.
   */
  readonly maxCpuMs: number;
  readonly maxMs: number;
  readonly maxMegabytes: number;
  readonly processes: number;
  /** How long an idle process waits for the next file. */
  readonly idleMs: number;
}

/** Parses users' files in separate processes with limits on time and memory. */
export interface Parser {
  /** Parses a file. Each sender uses one process at a time, and the least recently served sender is next. */
  parse<Task extends ParseTask>(task: Task, sender?: string): Promise<ParseResults[Task['kind']] | Unreadable>;
  /** Ends the parser processes. */
  close(): void;
}

export const defaultParserLimits: ParserLimits = {
  maxCpuMs: 8_000,
  maxMs: 40_000,
  maxMegabytes: 512,
  processes: 2,
  idleMs: 60_000,
};

const root = join(import.meta.dirname, '../../../..');
const program = join(import.meta.dirname, 'process.ts');

interface Usage {
  readonly cpuMs: number;
  readonly megabytes: number;
}

/**
 * Returns the CPU time and memory that a process has used; undefined on systems other than Linux, which do not report
 * them.
 */
const usageOf = (pid: number): Usage | undefined => {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The fields begin after the name in parentheses, which may contain spaces. Fields 14 and 15 are in ticks of 10
    // ms, field 24 is in pages of 4 KiB.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpuMs = (Number(fields[11]) + Number(fields[12])) * 10;
    return { cpuMs, megabytes: (Number(fields[21]) * 4096) / 1_000_000 };
  } catch {
    return undefined;
  }
};

interface Worker {
  readonly child: ChildProcess;
  isBusy: boolean;
  idle: NodeJS.Timeout | undefined;
}

/**
 * Returns the arguments that restrict the Node process: it may read the code, but not write files or start processes.
 */
export const parserNodeArguments = ({ maxMegabytes }: ParserLimits): string[] => [
  `--max-old-space-size=${String(Math.floor(maxMegabytes / 2))}`,
  '--permission',
  `--allow-fs-read=${root}`,
  '--allow-addons',
  '--disable-warning=SecurityWarning',
];

const startProcess = (limits: ParserLimits): ChildProcess => {
  const child = fork(program, [], {
    execArgv: parserNodeArguments(limits),
    // The process doesn't inherit the server's secrets.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  // Users' requests have priority over parsing.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
};

/** Parses one file in one process, and returns the result or the reason why the process was stopped. */
const runTask = (child: ChildProcess, task: ParseTask, limits: ParserLimits): Promise<ParseResponse> =>
  new Promise((resolve) => {
    const before = usageOf(child.pid ?? 0);
    let ended: UnreadableReason | undefined;
    const end = (reason: UnreadableReason): void => {
      ended ??= reason;
      child.kill('SIGKILL');
    };
    const tooSlow = setTimeout(() => end('too-slow'), limits.maxMs);
    const watch = setInterval(() => {
      const usage = usageOf(child.pid ?? 0);
      if (usage === undefined) return;
      if (usage.megabytes > limits.maxMegabytes) end('too-large');
      if (usage.cpuMs - (before?.cpuMs ?? 0) > limits.maxCpuMs) end('too-slow');
    }, 50);
    const settle = (answer: ParseResponse): void => {
      clearTimeout(tooSlow);
      clearInterval(watch);
      child.off('message', settle).off('exit', onExit);
      resolve(answer);
    };
    // A process that exits without having been stopped has run out of memory.
    const onExit = (): void => settle({ unreadable: ended ?? 'too-large' });
    child.on('message', settle).on('exit', onExit);
    child.send(task, (error) => {
      if (error) settle({ unreadable: ended ?? 'damaged' });
    });
  });

export const createParser = (limits: ParserLimits = defaultParserLimits): Parser => {
  const workers = new Set<Worker>();
  const waiting: { readonly sender: string | undefined; readonly start: () => void }[] = [];
  const served = new Map<string, { isBusy: boolean; lastAt: number }>();
  let tasks = 0;

  const isFree = (sender: string | undefined): boolean => sender === undefined || served.get(sender)?.isBusy !== true;
  const lastAt = (sender: string | undefined): number => (sender === undefined ? 0 : (served.get(sender)?.lastAt ?? 0));
  /** Starts parsing the next file, from the least recently served sender who isn't using a process. */
  const startNext = (): void => {
    const free = waiting.filter(({ sender }) => isFree(sender));
    const next = free.toSorted((one, other) => lastAt(one.sender) - lastAt(other.sender))[0];
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    next.start();
  };

  const end = (worker: Worker): void => {
    workers.delete(worker);
    clearTimeout(worker.idle);
    worker.child.kill('SIGKILL');
  };
  const startWorker = (): Worker => {
    const worker: Worker = { child: startProcess(limits), isBusy: true, idle: undefined };
    workers.add(worker);
    // A dead process must not get another file.
    worker.child.on('exit', () => workers.delete(worker)).on('error', () => workers.delete(worker));
    return worker;
  };
  const take = async (sender: string | undefined): Promise<Worker> => {
    for (;;) {
      const free = [...workers].find((one) => !one.isBusy);
      if (!isFree(sender) || (free === undefined && workers.size >= limits.processes)) {
        await new Promise<void>((start) => waiting.push({ sender, start }));
        continue;
      }
      const worker = free ?? startWorker();
      worker.isBusy = true;
      clearTimeout(worker.idle);
      tasks += 1;
      if (sender !== undefined) served.set(sender, { isBusy: true, lastAt: tasks });
      return worker;
    }
  };
  const giveBack = (worker: Worker, sender: string | undefined): void => {
    // A process that was stopped at the moment it answered may not have exited yet.
    if (worker.child.killed) workers.delete(worker);
    worker.isBusy = false;
    worker.idle = setTimeout(() => end(worker), limits.idleMs);
    worker.idle.unref();
    const isWaiting = waiting.some((one) => one.sender === sender);
    if (sender !== undefined && isWaiting) served.set(sender, { isBusy: false, lastAt: lastAt(sender) });
    else if (sender !== undefined) served.delete(sender);
    startNext();
  };

  return {
    parse: async <Task extends ParseTask>(task: Task, sender?: string) => {
      const worker = await take(sender);
      try {
        const answer = await runTask(worker.child, task, limits);
        // The process answers with the result for the kind of task that it was given.
        return isUnreadable(answer) ? answer : (answer as ParseResults[Task['kind']]);
      } finally {
        giveBack(worker, sender);
      }
    },
    close: () => {
      for (const worker of workers) end(worker);
    },
  };
};

/** The parser that the whole server shares. Sharing it is safe, because processes keep no state between files. */
export const sharedParser = createParser();
