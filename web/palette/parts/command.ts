import type { LucideIcon } from 'lucide-react';

/** Something that the palette offers beside what it finds: a page to go to, or an action. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly group: 'pages' | 'actions';
  readonly run: () => void;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The commands that have every word of what was typed; all where nothing was. */
export const commandsFor = <Of extends Pick<Command, 'label'>>(commands: readonly Of[], typed: string): Of[] => {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => wanted.every((word) => plain(label).includes(word)));
};
