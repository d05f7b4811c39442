/** The camera of the device, on while its part is on the screen. */
import { useEffect, useRef, useState, type RefObject } from 'react';

/** `denied`: the person or the browser said no. `missing`: there is none, or another program has it. */
export type CameraState = 'starting' | 'on' | 'denied' | 'missing';

export interface CameraOptions {
  readonly enabled?: boolean;
  /** `user`: who stands before the screen; `environment`: what is behind the device. */
  readonly facing?: 'user' | 'environment';
  /** Pixels across that are asked for. */
  readonly width?: number;
}

async function openCamera({ facing = 'user', width = 640 }: CameraOptions): Promise<MediaStream> {
  // A page without TLS has no camera to ask for.
  if (!navigator.mediaDevices) throw new DOMException('No camera', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: facing, width: { ideal: width }, height: { ideal: (width * 3) / 4 } } });
}

const stateOf = (error: unknown): CameraState => (error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing');

export function useCamera({ enabled = true, facing, width }: CameraOptions = {}): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    if (!enabled) return undefined;
    let stream: MediaStream | null = null;
    let gone = false;
    const end = () => stream?.getTracks().forEach((track) => track.stop());
    openCamera({ ...(facing && { facing }), ...(width && { width }) })
      .then(async (opened) => {
        stream = opened;
        if (gone) return end();
        const element = video.current;
        if (!element) return undefined;
        element.srcObject = opened;
        await element.play();
        return gone ? undefined : setState('on');
      })
      .catch((error: unknown) => gone || setState(stateOf(error)));
    return () => {
      gone = true;
      end();
      setState('starting');
    };
  }, [enabled, facing, width]);
  return { video, state };
}
