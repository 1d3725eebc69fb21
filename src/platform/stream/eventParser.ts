/** One block of a stream of events; without data it only tells where one is, or that the line is alive. */
export interface StreamEvent {
  /** Null where the block says none. */
  readonly id: string | null;
  readonly kind: string;
  readonly data: string;
}

/**
 * Makes a reader of server-sent events (text/event-stream, WHATWG HTML 9.2.6) that takes the text in pieces of any size
 * and calls back once a block is whole. What is cut off in the middle was never sent.
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = '';
  let isAfterReturn = false;
  let isFirst = true;
  let id: string | null = null;
  let kind = '';
  let data: string[] = [];

  function endBlock(): void {
    if (id !== null || data.length > 0)
      onEvent({ id, kind: kind || 'message', data: data.join('\n') });
    id = null;
    kind = '';
    data = [];
  }

  function readLine(line: string): void {
    if (line === '') return endBlock();
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') data.push(value);
    else if (name === 'event') kind = value;
    else if (name === 'id' && !value.includes('\0')) id = value;
  }

  return (text) => {
    if (text === '') return;
    let piece = text;
    if (isFirst) piece = piece.replace(/^\uFEFF/, '');
    isFirst = false;
    // A line that ended in CR may have its LF in the next piece.
    if (isAfterReturn && piece.startsWith('\n')) piece = piece.slice(1);
    isAfterReturn = piece.endsWith('\r');
    const lines = (rest + piece).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
