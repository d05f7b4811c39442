/** The picture of the camera behind the phone, with a light for the night. Loaded when the scanner is opened. */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from '../../locale/locale.tsx';
import { useCamera } from '../use-camera.ts';
import { SCANNER } from './scanner.messages.ts';
import classes from './scanner.module.css';
import { useCodeScanner, type Scanning } from './use-code-scanner.ts';

const trackOf = (video: HTMLVideoElement | null) => (video?.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0] : undefined);
const hasTorch = (track: MediaStreamTrack | undefined) => (track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true;

export function CodeScanner({ kind, onCode, frames }: Scanning) {
  const t = useT(SCANNER);
  const { video, state } = useCamera({ facing: 'environment', width: 1280 });
  const [lit, setLit] = useState(false);
  const [canLight, setCanLight] = useState(false);
  useEffect(() => setCanLight(state === 'on' && hasTorch(trackOf(video.current))), [state, video]);
  const isBroken = useCodeScanner(video, state === 'on', { kind, onCode, ...(frames !== undefined && { frames }) });
  const light = async () => {
    await trackOf(video.current)?.applyConstraints({ advanced: [{ torch: !lit } as MediaTrackConstraintSet] });
    setLit(!lit);
  };
  return (
    <div className={classes['view']}>
      <video ref={video} muted playsInline aria-hidden />
      <output className={classes['words']}>{t(isBroken ? 'broken' : state === 'on' ? (kind === 'qr' ? 'aim' : 'aimLevel') : state)}</output>
      {canLight && (
        <Button className={classes['light']} variant="default" size="lg" onClick={() => void light().catch(() => undefined)}>
          {t(lit ? 'lightOff' : 'lightOn')}
        </Button>
      )}
    </div>
  );
}
