/** An email in the mailbox: one that was sent, or a sample of a template. */
export interface EmailPreview {
  readonly id: string;
  readonly label: string;
  readonly more: string;
  readonly subject: string;
  readonly text: string;
}

const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

export const mailboxWidths = { desktop: 720, phone: 375 } as const;
export type MailboxWidth = keyof typeof mailboxWidths;
const widthNames: Readonly<Record<MailboxWidth, string>> = { desktop: 'Desktop', phone: 'Phone' };

const at = (id: string, width: MailboxWidth): string => `/dev/mailbox?mail=${encodeURIComponent(id)}&width=${width}`;

const list = (
  title: string,
  mails: readonly EmailPreview[],
  open: EmailPreview | undefined,
  width: MailboxWidth,
): string =>
  `<h2>${safe(title)}</h2>${
    mails.length === 0
      ? '<p>No emails yet. They appear here a few seconds after the event.</p>'
      : `<ul>${mails
          .map(
            (mail) =>
              `<li><a href="${safe(at(mail.id, width))}"${mail.id === open?.id ? ' aria-current="page"' : ''}><b>${safe(mail.label)}</b><span>${safe(mail.more)}</span></a></li>`,
          )
          .join('')}</ul>`
  }`;

const letter = (mail: EmailPreview, width: MailboxWidth): string =>
  `<header><h1>${safe(mail.subject)}</h1><p>${safe(mail.more)}</p><nav aria-label="Width">${Object.entries(widthNames)
    .map(
      ([id, name]) =>
        `<a href="${safe(at(mail.id, id as MailboxWidth))}"${id === width ? ' aria-current="true"' : ''}>${name}</a>`,
    )
    .join('')}</nav></header>
  <iframe class="${width}" title="HTML email" sandbox="allow-popups" src="/dev/mailbox/html/${encodeURIComponent(mail.id)}"></iframe>
  <h2>Plain text</h2><pre tabindex="0">${safe(mail.text)}</pre>`;

/** Renders the page at /dev/mailbox: the list of emails on the left, the open email on the right, and no script. */
export const renderMailboxPage = (given: {
  mails: readonly EmailPreview[];
  samples: readonly EmailPreview[];
  open: EmailPreview | undefined;
  width: MailboxWidth;
}): string => {
  const { mails, samples, open, width } = given;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Rolecall | Mailbox</title><link rel="stylesheet" href="/dev/mailbox.css"></head><body>
  <aside aria-label="Emails"><p class="mark">Rolecall <small>Demo mailbox</small></p>
  ${list('Sent', mails, open, width)}${list('Templates', samples, open, width)}</aside>
  <main>${open ? letter(open, width) : '<h1>Mailbox</h1><p>Select an email.</p>'}</main></body></html>`;
};

export const mailboxStyle = `:root{color-scheme:light dark;--ink:light-dark(#1c1a24,#f0eef5);--muted:light-dark(#676272,#9e98ac);--paper:light-dark(#fbfafc,#15131a);--surface:light-dark(#fff,#1c1a23);--line:light-dark(#e6e3ec,#2b2834);--accent:light-dark(#5746d7,#8f82ff);--tint:light-dark(#efedfc,#272340)}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-columns:320px minmax(0,1fr);font:14px/20px Inter,system-ui,sans-serif;background:var(--paper);color:var(--ink)}
aside{border-inline-end:1px solid var(--line);padding:20px 12px;overflow:auto;max-height:100vh;position:sticky;top:0}.mark{margin:0 8px;font-weight:600;font-size:16px}small{color:var(--muted);font-size:12px;font-weight:400;margin-inline-start:8px}
h2{font-size:12px;line-height:16px;font-weight:600;color:var(--muted);margin:24px 8px 8px}aside p{margin:0 8px}ul{list-style:none;margin:0;padding:0}
a{color:inherit;text-decoration:none;border-radius:6px}li a{display:block;padding:8px}li b{display:block;font-weight:500;overflow-wrap:anywhere}li span{display:block;color:var(--muted);font-size:12px;line-height:16px;overflow-wrap:anywhere}
a:hover,a[aria-current]{background:var(--tint)}a:focus-visible,pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
main{padding:24px;min-width:0}h1{font-size:20px;line-height:28px;margin:0;overflow-wrap:anywhere}header p{margin:4px 0 16px;color:var(--muted);overflow-wrap:anywhere}nav{display:flex;gap:4px;margin-bottom:16px}nav a{padding:6px 12px;border:1px solid var(--line)}
iframe{display:block;width:100%;height:760px;border:1px solid var(--line);border-radius:8px;background:var(--surface)}.desktop{max-width:720px}.phone{max-width:375px}
pre{max-width:720px;white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;border:1px solid var(--line);border-radius:8px;background:var(--surface);font:13px/20px ui-monospace,monospace}main h2{margin-inline:0}
@media(max-width:800px){body{grid-template-columns:minmax(0,1fr)}aside{position:static;max-height:45vh;border-inline-end:0;border-bottom:1px solid var(--line)}main{padding:16px}}`;
