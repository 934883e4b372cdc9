import type { ReactNode } from 'react';
import type { Message } from '#contract/clarifications/shapes.ts';
import { copy } from '#web/clarifications/copy.ts';
import { MessageItem } from './message-item.tsx';
import s from './thread.module.css';

type Props = {
  messages: readonly Message[];
  /** Renders a label on messages that only the employer and one agency can read. */
  tag?: (message: Message) => ReactNode;
};

/** A conversation's messages, oldest first, with a line above the first new one. */
export const MessageList = ({ messages, tag }: Props) => {
  const firstNew = messages.find(({ isNew }) => isNew)?.messageId;
  return (
    <ol className={s.messages}>
      {messages.map((message) => (
        <li key={message.messageId}>
          {message.messageId === firstNew && (
            <p className={s.newLine}>
              <span>{copy.newMark}</span>
            </p>
          )}
          <MessageItem message={message} tag={tag?.(message)} />
        </li>
      ))}
    </ol>
  );
};
