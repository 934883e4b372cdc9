/** Whether every word that was typed stands in the name or the description of a report. */
export const matches = ({ name, description }: { name: string; description: string }, typed: string): boolean => {
  const text = `${name} ${description}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
