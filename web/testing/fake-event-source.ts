/** EventSource for tests; `opened` lists all instances. */
export class FakeEventSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = FakeEventSource.OPEN;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  /** Reports that the response has begun. */
  begin(): void {
    this.dispatchEvent(new Event("open"));
  }

  /** Dispatches an event with JSON data. `seq` is the change number. */
  tell(type: string, seq: number, data: unknown): void {
    const event = new MessageEvent(type, { data: JSON.stringify(data), lastEventId: `${seq}` });
    this.dispatchEvent(event);
  }

  /** Closes the stream as the browser does if the response is not an event stream. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event("error"));
  }
}
