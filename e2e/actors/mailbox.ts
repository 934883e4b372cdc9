import { expect, type Page } from '@playwright/test';

const plain = (html: string): string =>
  html.replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code))).replaceAll('&amp;', '&');

/** Waits for an email in the demo mailbox; returns the URL of its button. */
export const waitForEmailedLink = async (page: Page, email: string, subject: string): Promise<string> => {
  let id = '';
  await expect
    .poll(
      async () => {
        const list = plain(await (await page.request.get('/dev/mailbox')).text());
        const mails = [...list.matchAll(/mail=([\w-]+)&width=[^>]*><b>([^<]*)<\/b><span>([^/]*)</g)];
        id = mails.find(([, , title, to]) => title === subject && to?.includes(`<${email}>`))?.[1] ?? '';
        return id;
      },
      { timeout: 15_000 },
    )
    .not.toBe('');
  const mail = plain(await (await page.request.get(`/dev/mailbox/html/${id}`)).text());
  return (
    /<a[^>]*class="button"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*class="button"/
      .exec(mail)
      ?.slice(1)
      .find(Boolean) ?? ''
  );
};
