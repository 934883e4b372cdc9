import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A live region that politely announces its text to screen readers whenever the text changes. */
export const LiveRegion = ({ text }: { text: string }) => {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
};
