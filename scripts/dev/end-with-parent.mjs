// Loaded by the server of the development mode, which must not outlive it. Its threads, which load
// this too, have no channel.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
