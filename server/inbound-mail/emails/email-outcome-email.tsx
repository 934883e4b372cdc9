import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { emailOutcomeCopy as copy } from '../copy.ts';
import { countSavedFiles, type EmailedFileResult } from '../rules/file-results.ts';

/** The data for the automatic reply to an email. */
export interface EmailOutcomeFacts {
  readonly template: 'inbound-mail-answer';
  readonly result:
    | { readonly kind: 'refused'; readonly texts: readonly string[] }
    | { readonly kind: 'attachments'; readonly files: readonly EmailedFileResult[] }
    | { readonly kind: 'files'; readonly files: readonly EmailedFileResult[] };
  readonly link: string;
  /** The page that the link opens. */
  readonly page: 'conversation' | 'drafts' | 'rolecall';
}

const buttons = {
  conversation: () => copy.openConversation,
  drafts: () => copy.openDrafts,
  rolecall: () => copy.openRolecall,
};

const headOf = ({ result }: EmailOutcomeFacts): { subject: string; title: string; texts: readonly string[] } => {
  if (result.kind === 'refused') return { subject: copy.refusedSubject, title: copy.refusedTitle, texts: result.texts };
  if (result.kind === 'attachments') {
    const counts = { count: result.files.length };
    const texts = [copy.attachmentsText];
    return { subject: copy.attachmentsSubject(counts), title: copy.attachmentsTitle(counts), texts };
  }
  const counts = { saved: countSavedFiles(result.files), total: result.files.length };
  return { subject: copy.filesSubject(counts), title: copy.filesTitle(counts), texts: [copy.filesText] };
};

export const emailOutcomeSubject = (facts: EmailOutcomeFacts): string => headOf(facts).subject;

/** The email that tells a sender what effect their email had, or why it had none. */
export const EmailOutcomeEmail = (facts: EmailOutcomeFacts) => {
  const { subject, title, texts } = headOf(facts);
  return (
    <EmailFrame
      subject={subject}
      preview={facts.result.kind === 'refused' ? copy.refusedPreview : (texts[0] ?? title)}
      over={copy.over}
      title={title}
      foot={copy.foot}
    >
      {texts.map((text) => (
        <EmailText key={text}>{text}</EmailText>
      ))}
      {facts.result.kind !== 'refused' && (
        <EmailFactList isStacked rows={facts.result.files.map(({ name, refusal }) => [name, refusal ?? copy.saved])} />
      )}
      <EmailButton href={facts.link}>{buttons[facts.page]()}</EmailButton>
    </EmailFrame>
  );
};
