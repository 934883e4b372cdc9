import { toast } from '#web/ui/overlay/toast.ts';
import { Button, type ButtonProps } from './button.tsx';

type Props = Omit<ButtonProps, 'onClick'> & {
  text: string;
  /** The message shown once the text is in the clipboard. */
  copied: string;
};

/** A button that copies a text to the clipboard. It shows an error if the browser refuses. */
export const CopyButton = ({ text, copied, ...rest }: Props) => {
  const copyText = (): void => {
    navigator.clipboard.writeText(text).then(
      () => toast.success(copied),
      (error: unknown) => toast.problem(error),
    );
  };
  return <Button {...rest} onClick={copyText} />;
};
