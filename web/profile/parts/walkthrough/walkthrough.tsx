import { Play, X } from 'lucide-react';
import { useState } from 'react';
import { setWalkthroughEnabled } from '#web/identity/public.tsx';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { walkthroughCopy as words } from './walkthrough-copy.ts';
import captions from './agency-profile-builder.vtt?url';
import video from './agency-profile-builder.webm?url';
import s from './walkthrough.module.css';

/**
 * The video tour of the profile, for users who have it turned on. Its close button turns it off; closing the video
 * doesn't.
 */
export const Walkthrough = () => {
  const { user } = useSession();
  const [isShown, setShown] = useState(false);
  if (!user.walkthrough) return null;
  return (
    <section className={s.walkthrough} aria-label={words.title}>
      <button type="button" className={s.play} aria-haspopup="dialog" onClick={() => setShown(true)}>
        <span className={s.mark} aria-hidden="true">
          <Play />
        </span>
        <span>
          <b>{words.title}</b>
          <small>{words.text}</small>
        </span>
      </button>
      <Button kind="quiet" size="sm" icon aria-label={words.close} onClick={() => void setWalkthroughEnabled(false)}>
        <X aria-hidden="true" />
      </Button>
      <Dialog open={isShown} title={words.title} size="lg" onClose={() => setShown(false)}>
        {/* The captions describe the picture; there is no sound. */}
        <video className={s.video} src={video} controls autoPlay muted playsInline aria-label={words.title}>
          <track kind="captions" src={captions} srcLang="en" label={words.captions} />
        </video>
      </Dialog>
    </section>
  );
};
