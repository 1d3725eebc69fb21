import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

/** One alternative of a picture; the browser takes the first it can show. */
export interface PictureSource {
  /** None: whatever the browser takes for the picture itself. */
  readonly type?: string;
  readonly srcSet: string;
  readonly media?: string;
  readonly width?: number;
  readonly height?: number;
}

/** A picture whose room is reserved by its size and that tells when it cannot be had. */
export function Picture(props: {
  sources?: readonly PictureSource[];
  src: string;
  width: number;
  height: number;
  sizes?: string;
  /** Empty for pictures that repeat the words beside them. */
  alt?: string;
  className?: string | undefined;
  /** Loads at once; `high` also goes before everything else. */
  loading?: 'lazy' | 'eager' | 'high';
  onMissing?: () => void;
}) {
  const { sources = [], loading = 'lazy', onMissing } = props;
  const ref = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // A picture of the prerendered page may have failed before anyone listened.
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) onMissing?.();
  }, [onMissing]);

  return (
    <picture>
      {sources.map((source) => (
        <source
          key={`${source.media ?? ''}${source.type ?? ''}`}
          type={source.type}
          media={source.media}
          srcSet={source.srcSet}
          sizes={props.sizes}
          width={source.width}
          height={source.height}
        />
      ))}
      <img
        ref={ref}
        src={props.src}
        alt={props.alt ?? ''}
        width={props.width}
        height={props.height}
        className={props.className}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'high' ? 'high' : undefined}
        decoding={loading === 'lazy' ? 'async' : undefined}
        draggable={false}
        onError={onMissing}
      />
    </picture>
  );
}

/** A picture that repeats the words beside it, or what stands in its place while there is none. */
export function PictureOr({
  src,
  instead,
  ...size
}: {
  src: string | null | undefined;
  width: number;
  height: number;
  className?: string | undefined;
  instead: ReactNode;
}) {
  const [missing, setMissing] = useState<string | null>(null);
  const onMissing = useCallback(() => setMissing(src ?? null), [src]);
  if (!src || src === missing) return instead;
  return <Picture {...size} src={src} onMissing={onMissing} />;
}
