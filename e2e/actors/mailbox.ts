import { expect, type Page } from '@playwright/test';

const plain = (html: string): string =>
  html.replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code))).replaceAll('&amp;', '&');

type Subject = string | RegExp;

const isAbout = (title: string | undefined, subject: Subject): boolean =>
  typeof subject === 'string' ? title === subject : subject.test(title ?? '');

/** Waits for an email in the demo mailbox; returns its HTML. */
export const waitForEmail = async (page: Page, email: string, subject: Subject): Promise<string> => {
  let id = '';
  await expect
    .poll(
      async () => {
        const list = plain(await (await page.request.get('/dev/mailbox')).text());
        const mails = [...list.matchAll(/mail=([\w-]+)&width=[^>]*><b>([^<]*)<\/b><span>([^/]*)</g)];
        id = mails.find(([, , title, to]) => isAbout(title, subject) && to?.includes(`<${email}>`))?.[1] ?? '';
        return id;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return plain(await (await page.request.get(`/dev/mailbox/html/${id}`)).text());
};

/** Waits for an email in the demo mailbox; returns the URL of its button. */
export const waitForEmailedLink = async (page: Page, email: string, subject: Subject): Promise<string> => {
  const mail = await waitForEmail(page, email, subject);
  return (
    /<a[^>]*class="button"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*class="button"/
      .exec(mail)
      ?.slice(1)
      .find(Boolean) ?? ''
  );
};
