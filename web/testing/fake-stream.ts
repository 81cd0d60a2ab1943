/** EventSource for tests; `opened` lists all instances. */
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

  /** Dispatches an event with JSON data. `seq` is the change number. */
  tell(type: string, seq: number, data: unknown): void {
    const event = new MessageEvent(type, { data: JSON.stringify(data), lastEventId: `${seq}` });
    this.dispatchEvent(event);
  }

  /** Closes the stream as the browser does if the response is not an event stream. */
  refuse(): void {
    this.readyState = FakeStream.CLOSED;
    this.dispatchEvent(new Event("error"));
  }
}
