/** A stream of events as a browser would hand it over. */
export class FakeStream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = FakeStream.OPEN;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.opened.push(this);
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }

  tell(type: string, seq: number, data: unknown): void {
    const event = new MessageEvent(type, { data: JSON.stringify(data), lastEventId: `${seq}` });
    this.dispatchEvent(event);
  }

  /** As for an answer that is no stream. */
  refuse(): void {
    this.readyState = FakeStream.CLOSED;
    this.dispatchEvent(new Event("error"));
  }
}
