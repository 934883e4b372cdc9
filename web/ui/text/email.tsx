/** An email link that breaks across lines after the @ and not within a word. */
export const Email = ({ address }: { address: string }) => {
  const [name, host] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {host}
    </a>
  );
};
