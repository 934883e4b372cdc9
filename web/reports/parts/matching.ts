/** Whether a report's name or description contains every typed word. */
export const matchesReportSearch = (
  { name, description }: { name: string; description: string },
  typed: string,
): boolean => {
  const text = `${name} ${description}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
