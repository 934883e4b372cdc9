import type { LucideIcon } from 'lucide-react';

/** A command that the palette offers besides search results: a page to open, or an action. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Synonyms for the command that users may type. */
  readonly also: string;
  readonly icon: LucideIcon;
  readonly group: 'pages' | 'actions';
  readonly run: () => void;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the commands that have every typed word in their name or at the start of a synonym, with name matches first.
 * If nothing is typed, returns all commands.
 */
export const findCommands = <Of extends Pick<Command, 'label' | 'also'>>(
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
