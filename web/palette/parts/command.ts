import type { LucideIcon } from 'lucide-react';

/** Something that the palette offers beside what it finds: a page to go to, or an action. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Other words that people type for it. */
  readonly also: string;
  readonly icon: LucideIcon;
  readonly group: 'pages' | 'actions';
  readonly run: () => void;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those that have every typed word in their name or begin another word for them with it, named ones first; all without one. */
export const commandsFor = <Of extends Pick<Command, 'label' | 'also'>>(
  commands: readonly Of[],
  typed: string,
): Of[] => {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const isNamed = ({ label }: Of): boolean => wanted.every((word) => plain(label).includes(word));
  const isMeant = ({ label, also }: Of): boolean => {
    const meanings = plain(also).split(/\s+/);
    return wanted.every((word) => plain(label).includes(word) || meanings.some((meaning) => meaning.startsWith(word)));
  };
  const named = commands.filter(isNamed);
  return [...named, ...commands.filter((command) => !isNamed(command) && isMeant(command))];
};
