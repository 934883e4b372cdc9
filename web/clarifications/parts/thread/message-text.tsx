import s from './thread.module.css';

const link = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/;

/** The plain text of a message with its line breaks; web addresses are links. */
export const MessageText = ({ text }: { text: string }) => (
  <p className={s.text}>
    {text.split(link).map((part, index) =>
      // Every second part is the match of the expression.
      index % 2 === 1 ? (
        <a key={`${String(index)} ${part}`} href={part} target="_blank" rel="noreferrer nofollow">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);
