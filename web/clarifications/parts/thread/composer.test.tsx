import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { mentionableUsersQuery } from '#web/clarifications/client.ts';
import { stashPending } from '#web/platform/pending-writes.ts';
import { setSession, type Session } from '#web/platform/session.ts';
import { adoptSession } from '#web/platform/api/page-session.ts';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { Composer, type ComposedMessage } from './composer.tsx';

/** A composer in a conversation with two people who can be mentioned. */
const Writing = (props: Partial<ComponentProps<typeof Composer>>) => {
  const conversation = { kind: 'discussion', subjectId: '1' } as const;
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(mentionableUsersQuery(conversation).queryKey, {
    records: [
      { userId: 'tom', name: 'Tom Okafor', isColleague: true },
      { userId: 'ruth', name: 'Ruth Amadi', isColleague: false },
    ],
  });
  return (
    <QueryClientProvider client={queries}>
      <Composer
        conversation={conversation}
        audiences={{ reply: 'Shared', note: 'Note' }}
        reply={{ right: { allowed: true }, send: 'Send', hint: 'Only both sides read it.' }}
        note={{ allowed: true }}
        pending={false}
        error={null}
        onSend={() => Promise.resolve()}
        {...props}
      />
    </QueryClientProvider>
  );
};

afterEach(() => vi.unstubAllGlobals());

test('a sent message empties the field, but not the text typed while it was being sent', async () => {
  const sends: (() => void)[] = [];
  const screen = await render(<Writing onSend={() => new Promise<void>((resolve) => sends.push(resolve))} />);
  const field = screen.getByRole('textbox');
  await field.fill('Hello');
  await screen.getByRole('button', { name: 'Send' }).click();
  await field.fill('Hello again');
  sends[0]?.();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sends.length).toBe(2);
  await expect.element(field).toHaveValue('Hello again');
  sends[1]?.();
  await expect.element(field).toHaveValue('');
  await screen.unmount();
});

test('the draft of a note is never offered as a message to the other side', async () => {
  const sent: ComposedMessage[] = [];
  const composer = (mayNote: boolean) => (
    <Writing
      note={mayNote ? { allowed: true } : { allowed: false, reasons: [] }}
      onSend={(draft) => Promise.resolve(sent.push(draft))}
    />
  );
  const screen = await render(composer(true));
  await screen.getByRole('button', { name: 'Note' }).first().click();
  await screen.getByRole('textbox').fill('Their budget is lower than they say.');
  await screen.rerender(composer(false));
  await expect.element(screen.getByRole('textbox')).toHaveValue('');
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(sent).toEqual([]);
  await screen.unmount();
});

test('a message sends the files kept from before a reload, and those it still mentions', async () => {
  const file = { attachmentId: 'file-1', fileName: 'Terms.pdf', extension: 'pdf', mediaType: '', sizeBytes: 900 };
  setSession({ user: { id: 'u-1' }, permissions: [] } as unknown as Session);
  stashPending('files.1', [file, { ...file, attachmentId: 'file-2', fileName: 'Old.pdf' }]);
  const sent: ComposedMessage[] = [];
  const screen = await render(<Writing onSend={(draft) => Promise.resolve(sent.push(draft))} />);
  await screen.getByRole('button', { name: 'Remove Old.pdf' }).click();
  const field = screen.getByRole('textbox');
  await field.fill('@');
  await userEvent.type(field, 'ok');
  await screen.getByRole('option', { name: 'Tom Okafor' }).click();
  await userEvent.type(field, '@am');
  await screen.getByRole('option', { name: /Ruth Amadi/ }).click();
  await field.fill('@Tom Okafor, see the file.');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([
    { text: '@Tom Okafor, see the file.', isNote: false, attachmentIds: ['file-1'], mentionedUserIds: ['tom'] },
  ]);
  await expect.element(field).toHaveValue('');
  await expect.element(screen.getByText('Terms.pdf')).not.toBeInTheDocument();
  await screen.unmount();
});

test('a note offers only colleagues to mention', async () => {
  const screen = await render(<Writing />);
  await screen.getByRole('button', { name: 'Note' }).first().click();
  await screen.getByRole('textbox').fill('@');
  await expect.element(screen.getByRole('option')).toHaveLength(1);
  await expect.element(screen.getByRole('option', { name: 'Tom Okafor' })).toBeVisible();
  await screen.unmount();
});

/** A fake upload that responds with a file of the same name. */
class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  responseText = '';
  open(): void {
    this.responseText = '';
  }
  setRequestHeader(): void {
    this.responseText = '';
  }
  getResponseHeader(): null {
    return null;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(body: FormData): void {
    const file = [...body.values()].find((value) => value instanceof File);
    const sent = { attachmentId: `id of ${file?.name ?? ''}`, fileName: file?.name, sizeBytes: file?.size };
    this.responseText = JSON.stringify(sent);
    this.dispatchEvent(new Event('load'));
  }
}

test('a file attached while a message is being sent belongs to the next one, and a refused file to none', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  adoptSession({
    accessToken: 'token',
    expiresAt: inAnHour,
    sessionExpiresAt: inAnHour,
    now: new Date().toISOString(),
    settings: { idleMinutes: 60, loginCountThreshold: 3, uploadLimitBytes: 1_000_000 },
    who: { ...galleryUser, permissions: [...galleryUser.permissions] },
  });
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  const sent: ComposedMessage[] = [];
  const ends: (() => void)[] = [];
  const onSend = (draft: ComposedMessage): Promise<void> => {
    sent.push(draft);
    return new Promise((resolve) => ends.push(resolve));
  };
  const screen = await render(<Writing onSend={onSend} />);
  const attach = (name: string) => screen.getByLabelText('Attach files').upload(new File(['text'], name));
  const send = async (text: string): Promise<void> => {
    await screen.getByRole('textbox').fill(text);
    await screen.getByRole('button', { name: 'Send' }).click();
  };
  await attach('first.txt');
  await expect.element(screen.getByRole('button', { name: 'Remove first.txt' })).toBeVisible();
  await send('The first.');
  await expect.poll(() => sent).toHaveLength(1);
  await attach('second.txt');
  await expect.element(screen.getByText('second.txt uploaded')).toBeInTheDocument();
  await attach('third.exe');
  await expect.element(screen.getByRole('button', { name: 'Remove third.exe' })).toBeVisible();
  ends[0]?.();
  await expect.element(screen.getByRole('button', { name: 'Remove third.exe' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Remove first.txt' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Remove second.txt' })).toBeVisible();
  await send('The second.');
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent.map(({ attachmentIds }) => attachmentIds)).toEqual([['id of first.txt'], ['id of second.txt']]);
  await screen.unmount();
});
