import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';

export interface Clip {
  readonly film: string;
  readonly poster: string;
}

interface FilmProps {
  clips: readonly Clip[];
  /** What is to be seen. */
  label: string;
  className: string;
  /** Beside the button. */
  children?: ReactNode;
}

/**
 * Drawn films without sound that begin by themselves, unless less motion is asked for, and stop at a button that is
 * always there.
 */
export function Film({ clips, label, className, children }: FilmProps) {
  const t = useTranslations('landers.film');
  const stage = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(true);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  const toggle = () => {
    for (const video of stage.current?.querySelectorAll('video') ?? []) {
      if (isPlaying) video.pause();
      else void play(video, clips);
    }
    setPlaying(!isPlaying);
  };
  return (
    <>
      <div ref={stage} className={className} role="img" aria-label={label}>
        {clips.map(({ film, poster }) => (
          <span key={film}>
            <video
              autoPlay
              muted
              loop
              playsInline
              preload="none"
              poster={poster}
              aria-hidden="true"
              tabIndex={-1}
              data-film={film}
            >
              <source src={film} type="video/webm" media="(prefers-reduced-motion: no-preference)" />
            </video>
          </span>
        ))}
      </div>
      <div className="lander-film-ways">
        <button type="button" onClick={toggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
          {t(isPlaying ? 'pause' : 'play')}
        </button>
        {children}
      </div>
    </>
  );
}

/** Whoever asked for less motion and presses play wants this film after all. */
function play(video: HTMLVideoElement, clips: readonly Clip[]): Promise<void> {
  const { film = clips[0]?.film } = video.dataset;
  if (!video.currentSrc && film) video.src = film;
  return video.play();
}
