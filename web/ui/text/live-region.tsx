import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Says politely, to those who listen, what has changed on the page: the text, whenever it is another one. */
export const LiveRegion = ({ text }: { text: string }) => {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
};
