import { useState } from 'react';
import { toast } from '#web/ui/overlay/toast.ts';

/** Runs one submission at a time. If it fails, shows the error and keeps the input. */
export const useFormSubmit = () => {
  const [pending, setPending] = useState(false);
  const send = async (work: () => Promise<void>, told: (error: unknown) => boolean = () => false): Promise<void> => {
    if (pending) return;
    setPending(true);
    try {
      await work();
    } catch (error) {
      if (!told(error)) toast.problem(error);
    } finally {
      setPending(false);
    }
  };
  return { pending, send };
};
