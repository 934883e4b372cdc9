import { Users } from 'lucide-react';
import type { Clarification } from '#contract/clarifications/shapes.ts';
import { toMessages } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { MessageItem } from '#web/clarifications/parts/thread/message-item.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { DateTimeText } from '#web/ui/text/dates.tsx';
import s from './topics.module.css';

type Props = {
  published: NonNullable<Clarification['published']>;
  /** The name of the agency that asked; only the employer sees it. */
  asker: string | null;
  audience: number | null;
};

/** A published question with its answer and later additions, shown in the private topic from which it was published. */
export const PublishedAnswer = ({ published, asker, audience }: Props) => {
  const [question, ...answers] = toMessages(published.replies);
  return (
    <section className={s.published} aria-labelledby={`published-${published._id}`}>
      <header>
        <h3 id={`published-${published._id}`}>{copy.publishedAnswer}</h3>
        {published.isNew && <Badge>{copy.newMark}</Badge>}
        <DateTimeText value={published.created} />
      </header>
      {question && <p className={s.publishedQuestion}>{question.text}</p>}
      {answers.map((answer) => (
        <MessageItem key={answer.messageId} message={answer} />
      ))}
      <p className={s.sentTo}>
        <Users aria-hidden="true" />
        {audience === null || asker === null ? copy.sentToAll : copy.sentToCount({ count: audience, agency: asker })}
      </p>
    </section>
  );
};
