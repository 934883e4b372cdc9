import { useState } from 'react';
import { toast } from '#web/ui/overlay/toast.ts';
import { Button, type ButtonProps } from './button.tsx';

type Props = Omit<ButtonProps, 'onClick' | 'pending'> & {
  /** Downloads the file and saves it. */
  onDownload: () => Promise<void>;
};

/** A button that downloads a file. It is busy until the file is saved, and shows an error if that fails. */
export const DownloadButton = ({ onDownload, ...rest }: Props) => {
  const [isPending, setPending] = useState(false);
  const download = (): void => {
    setPending(true);
    onDownload()
      .catch((error: unknown) => toast.problem(error))
      .finally(() => setPending(false));
  };
  return <Button {...rest} pending={isPending} onClick={download} />;
};
