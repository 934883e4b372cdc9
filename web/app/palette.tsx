import { PaletteDialog } from '#web/palette/public.tsx';
import { useSession } from '#web/platform/session.ts';
import { useCommands } from './commands.ts';
import { canFindRecords } from './menu.ts';

/**
 * The palette with the signed-in user's commands. It is in a separate file, which is loaded when the palette is first
 * opened.
 */
export const Palette = ({ onSignOut, onClose }: { onSignOut: () => void; onClose: () => void }) => {
  const session = useSession();
  const commands = useCommands(session, onSignOut);
  return <PaletteDialog commands={commands} finds={canFindRecords(session)} onClose={onClose} />;
};
