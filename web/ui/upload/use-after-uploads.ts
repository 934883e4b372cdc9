import { useEffect, useEffectEvent, useState } from 'react';

/** Runs an action at once or, if uploads are in progress, once they have ended, so that no file is missing. */
export const useAfterUploads = (
  isUploading: boolean,
  action: () => void,
): { isWaiting: boolean; request: () => void } => {
  const [isRequested, setRequested] = useState(false);
  const start = useEffectEvent(() => {
    setRequested(false);
    action();
  });
  useEffect(() => {
    if (isRequested && !isUploading) start();
  }, [isRequested, isUploading]);
  return { isWaiting: isRequested, request: () => setRequested(true) };
};
