import { Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Message } from '#contract/clarifications/shapes.ts';
import { copy } from '#web/clarifications/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Avatar } from '#web/ui/indicators/avatar.tsx';
import { DateTimeText } from '#web/ui/text/dates.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { EditMessage } from './edit-message.tsx';
import { MessageText } from './message-text.tsx';
import s from './thread.module.css';

/** The "edited" mark of a message, which reveals the earlier versions. */
const Edited = ({ message }: { message: Message }) => {
  const [shown, setShown] = useState(false);
  if (message.edited === null) return null;
  return (
    <div className={s.edited}>
      <p>
        {copy.edited} <DateTimeText value={message.edited} />
        {', '}
        <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? copy.hideChanges : copy.seeChanges}
        </button>
      </p>
      {shown && (
        <ol>
          {message.earlier.map(({ text, until }) => (
            <li key={until}>
              <MessageText text={text} mentions={message.mentions} />
              <small>
                <DateTimeText value={until} />
              </small>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};

/** A message with author, time and text. Its author can edit it for some minutes. */
export const MessageItem = ({ message, tag }: { message: Message; tag?: ReactNode }) => {
  const [isEditing, setEditing] = useState(false);
  const author = message.authorName || copy.anAgency;
  return (
    <article className={cx(s.message, message.isNote && s.note)} aria-label={author}>
      <Avatar name={message.authorName} size="md" me={message.isMine} />
      <div>
        <p className={s.by}>
          <span className={s.who}>
            <b>{author}</b>
            {!message.isNote && message.companyName !== '' && <span className={s.company}>{message.companyName}</span>}
            {message.isNote && (
              <span className={s.tag}>
                <Lock aria-hidden="true" />
                {copy.note}
              </span>
            )}
            {tag}
          </span>
          <DateTimeText value={message.created} />
        </p>
        {isEditing ? (
          <EditMessage message={message} onClose={() => setEditing(false)} />
        ) : (
          <>
            <MessageText text={message.text} mentions={message.mentions} />
            <AttachmentList attachments={message.attachments} />
            <Edited message={message} />
            {message.can.edit.allowed && (
              <Button kind="quiet" size="sm" className={s.editButton} onClick={() => setEditing(true)}>
                {copy.edit}
              </Button>
            )}
          </>
        )}
      </div>
    </article>
  );
};
