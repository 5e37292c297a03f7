function love.conf(t)
  t.identity = "counter"
  t.window.title = "Counter"
  t.window.width = 640
  t.window.height = 360
end
