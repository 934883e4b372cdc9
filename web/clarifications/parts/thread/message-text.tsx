import type { Message } from '#contract/clarifications/shapes.ts';
import { cx } from '#web/ui/cx.ts';
import { splitMentions } from '#web/ui/form/combo/mention-text.ts';
import s from './thread.module.css';

const link = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/;

type Mentions = Message['mentions'];

const noMentions: Mentions = [];

const PlainPart = ({ text, mentions }: { text: string; mentions: Mentions }) =>
  splitMentions(
    text,
    mentions.map(({ name }) => name),
  ).map((part, index) =>
    // Every second part is a mention.
    index % 2 === 1 ? (
      <span
        key={`${String(index)} ${part}`}
        className={cx(s.mention, mentions.some(({ name, isMe }) => isMe && part === `@${name}`) && s.mentionOfMe)}
      >
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A message's plain text with its line breaks. URLs become links, and mentions are emphasised. */
export const MessageText = ({ text, mentions = noMentions }: { text: string; mentions?: Mentions }) => (
  <p className={s.text}>
    {text.split(link).map((part, index) =>
      // Every second part is a match of the expression.
      index % 2 === 1 ? (
        <a key={`${String(index)} ${part}`} href={part} target="_blank" rel="noreferrer nofollow">
          {part}
        </a>
      ) : (
        <PlainPart key={`${String(index)} ${part}`} text={part} mentions={mentions} />
      ),
    )}
  </p>
);
