import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import { useIssueCheckLink, useRevokeCheckLink } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './draft-candidates.module.css';

/** A draft's check link, with buttons to create, copy and revoke it. */
export const CheckLinkBlock = ({ draft }: { draft: DraftCandidate }) => {
  const issue = useIssueCheckLink();
  const revoke = useRevokeCheckLink();
  const { checkLink, draftCandidateId, can } = draft;
  const whole = checkLink && new URL(checkLink.path, window.location.origin).href;
  const onError = (error: unknown): void => void toast.problem(error);
  return (
    <Block title={copy.check}>
      <div className={s.check}>
        <p className={s.note}>{copy.checkText}</p>
        {whole === null ? (
          <Button
            off={can.change}
            pending={issue.isPending}
            onClick={() => issue.mutate(draftCandidateId, { onError })}
          >
            {copy.issue}
          </Button>
        ) : (
          <>
            <TextInput
              label={copy.link}
              hint={copy.expires({ when: formatDateTime(checkLink?.expiresAt ?? '', viewerZone()) })}
              value={whole}
              readOnly
              onChange={() => undefined}
            />
            <span>
              <CopyButton text={whole ?? ''} copied={copy.copied}>
                {copy.copyLink}
              </CopyButton>
              <Button
                kind="stop"
                pending={revoke.isPending}
                onClick={() =>
                  revoke.mutate(draftCandidateId, { onError, onSuccess: () => toast.success(copy.revoked) })
                }
              >
                {copy.revoke}
              </Button>
            </span>
          </>
        )}
      </div>
    </Block>
  );
};
