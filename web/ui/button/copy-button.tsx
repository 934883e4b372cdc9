import { toast } from '#web/ui/overlay/toast.ts';
import { Button, type ButtonProps } from './button.tsx';

type Props = Omit<ButtonProps, 'onClick'> & {
  text: string;
  /** What is said once the text is in the clipboard. */
  copied: string;
};

/** Copies a text to the clipboard, and says why if the browser refuses it. */
export const CopyButton = ({ text, copied, ...rest }: Props) => {
  const copyText = (): void => {
    navigator.clipboard.writeText(text).then(
      () => toast.success(copied),
      (error: unknown) => toast.problem(error),
    );
  };
  return <Button {...rest} onClick={copyText} />;
};
